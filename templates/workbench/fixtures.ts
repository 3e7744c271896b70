/** What content seldom has and components have to bear. Everything else on the boards is the site’s own content. */
export const longTitle =
  "Piloter ensemble le chauffage, la ventilation, l’éclairage et les recharges de véhicules d’un immeuble de bureaux occupé par plusieurs entreprises";

export const longWord = "Interopérabilitédeséquipementstechniquesdubâtimentintelligentraccordéauréseau";

export const longText = `${longTitle}. Ce paragraphe est plus long que ceux des pages : il montre où les lignes se coupent, ce qui reste aligné et ce qui descend quand les mots prennent plus de place que prévu. Une traduction, un titre de norme ou le nom d’un maître d’ouvrage suffisent à l’allonger encore.`;
