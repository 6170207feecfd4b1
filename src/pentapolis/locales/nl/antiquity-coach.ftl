### De coach in Antiquity: waar een beslissing voor dient, de eerste keer dat ze komt

antiquity-coach-first-city = Alles binnen twee stappen van je stad is je zone. Van het bos, het grasland, het bergland en het water daar moet je leven.
antiquity-coach-plan-idle = Huizen brengen bewoners, gebouwen vragen bewoners, en alles vraagt vakken. Tot je het plan afrondt, kun je elke stap terugnemen.
antiquity-coach-plan-place = Bouw dicht opeen, langs de rand en zonder gaten: ook graven vragen om vakken.
antiquity-coach-plan-pay = Betaal met waar je het meeste van hebt. Verschillende soorten kun je later voor een heilige nodig hebben.
antiquity-coach-plan-saint = Je heilige geeft je meteen een kracht en bepaalt hoe je wint. Kies de heilige wiens opdracht bij je land past.
antiquity-coach-plan-second-house = Een tweede huis voor niets is een tweede bewoner. Neem het als je er een vak voor hebt.
antiquity-coach-plan-exchange = Twee goederen voor één: een uitweg als je veel van het verkeerde hebt.
antiquity-coach-plan-move = Verplaatsen maakt ruimte. Sluit de gaten, zodat er iets groters past.
antiquity-coach-plan-bury = Een graf in een hoek zit niemand in de weg.
antiquity-coach-plan-compose = Een ruil is goed als jullie allebei nodig hebben wat de ander te veel heeft. De ander ziet je bod en neemt het aan of niet.
antiquity-coach-country = Elke bezette wagenmakerij bouwt één ding in je zone. Houthakkerijen, boerderijen, mijnen en visserijen leveren elke ronde een goed op en verbruiken het land.
antiquity-coach-site = Kies wat je kunt missen. Wat je nu zaait, komt over meerdere rondes terug.
antiquity-coach-storage = Goederen zonder plaats gaan verloren. Een pakhuis of de juiste heilige bewaart meer. Leg af wat je het minst nodig hebt.
antiquity-coach-harvest = Elk gebouw op het land geeft één goed per ronde. Neem het eerst van een veld dat je weer vrij wilt hebben.
antiquity-coach-exploration = Een vondst kan in het begin veel waard zijn. Voedsel helpt meteen, maar verergert de hongersnood voor iedereen.
antiquity-coach-famine = Graven komen eerst op lege vakken. Leg ze waar toch niets groots past; voedsel in voorraad en een graanschuur houden ze weg.
antiquity-coach-pollution = Je steden maken vuil. Leg de vervuiling op land dat je niet snel nodig hebt; fonteinen en een vuilstort houden haar klein.
antiquity-coach-waste-graves = Zonder schoon land wordt vervuiling een graf. Hoog tijd voor een fontein, een vuilstort of nieuw land.
