### Een tafel in woorden, in de browser

face-title = { $game } in woorden
face-ways = Deze tafel
face-command = Zet, nummer of vraag
face-command-hint = Typ een zet, het nummer van een keuze of een vraag zoals ‘wat is er veranderd’. Met de pijltjestoetsen krijg je aanvullingen en wat je eerder typte.
face-enter = Uitvoeren
face-completions = Aanvullingen
face-no-number = Keuze { $number } is er niet.
face-found = { $count ->
    [one] Hieronder staat één keuze.
   *[other] Hieronder staan { $count } keuzes.
}
face-parts = { $count ->
    [one] Hieronder staat één deel van de stelling.
   *[other] Hieronder staan { $count } delen van de stelling, onder koppen.
}
face-group = { $title }: { $count ->
    [one] één keuze
   *[other] { $count } keuzes
}
face-all = Alle { $count } tonen
face-fewer = Alleen de eerste { $count } tonen
face-filter = Filteren
face-sort = Sorteren
face-sort-best = beste eerst
face-nothing-found = In geen enkele keuze komt dat voor.
face-news = Sinds je laatste zet
face-changes = Wat er is veranderd
face-position = De stelling
face-log = Alles tot nu toe
