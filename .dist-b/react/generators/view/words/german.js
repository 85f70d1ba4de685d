//#region src/generators/view/words/german.ts
const german = {
	navigation: {
		deprecated: "Veraltet",
		breadcrumbs: "Pfad",
		sections: "Bereiche",
		language: "Sprache wählen",
		version: "Version wählen",
		product: "Produkt",
		dropdown: "Bereich",
		anchor: "Gebiete",
		item: "Themen",
		more: "Mehr",
		notice: "Hinweis",
		dismiss: "Hinweis schließen",
		previous: "Zurück",
		next: "Weiter",
		menu: "Menü",
		openComment: "1 offener Kommentar",
		openComments: "{count} offene Kommentare"
	},
	theme: {
		skip: "Zum Inhalt",
		theme: "Hell oder dunkel",
		pages: "Seiten",
		outline: "Auf dieser Seite",
		neighbors: "Seite davor und danach",
		expand: "Zeigen oder verbergen",
		missing: "Seite nicht gefunden",
		missingHelp: "Die Adresse ist vielleicht veraltet oder falsch geschrieben. Suchen Sie eine Seite, oder beginnen Sie von vorn.",
		start: "Startseite"
	},
	search: {
		search: "Suchen",
		results: "Treffer",
		nothing: "Keine Seite gefunden."
	}
};
//#endregion
export { german };
