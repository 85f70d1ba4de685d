//#region src/generators/view/words/french.ts
const french = {
	navigation: {
		deprecated: "Obsolète",
		breadcrumbs: "Fil d’Ariane",
		sections: "Rubriques",
		language: "Choisir la langue",
		version: "Choisir la version",
		product: "Produit",
		dropdown: "Rubrique",
		anchor: "Domaines",
		item: "Sujets",
		more: "À voir aussi",
		notice: "À noter",
		dismiss: "Fermer cet avis",
		previous: "Précédent",
		next: "Suivant",
		menu: "Menu",
		openComment: "1 commentaire ouvert",
		openComments: "{count} commentaires ouverts"
	},
	theme: {
		skip: "Aller au contenu",
		theme: "Clair ou sombre",
		pages: "Pages",
		outline: "Sur cette page",
		neighbors: "Page précédente et suivante",
		expand: "Afficher ou masquer",
		missing: "Page introuvable",
		missingHelp: "L’adresse est peut-être ancienne ou mal saisie. Cherchez une page, ou repartez du début.",
		start: "Page d’accueil"
	},
	search: {
		search: "Rechercher",
		results: "Résultats",
		nothing: "Aucune page trouvée."
	}
};
//#endregion
export { french };
