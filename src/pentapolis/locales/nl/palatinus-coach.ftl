### De coach in Palatinus: waar een beslissing voor dient, de eerste keer dat ze komt

palatinus-coach-lay = Wie aan de rand van een heuvel staat, heeft ook buren op de volgende, en bronnen zijn goed voor boeren. Leg de tegel zoals je wilt; er is nog niets beslist.
palatinus-coach-place = Handelaars verdienen aan wie naast hen staat, boeren aan bronnen en lege velden ernaast, soldaten nemen anderen gevangen. Kies er een en wijs een vak aan om te zien wat hij daar oplevert.
palatinus-coach-soldier = Soldaten mogen niet als laatsten komen: dat zou te makkelijk zijn. Dit is dus je laatste kans om deze soldaat te plaatsen.
