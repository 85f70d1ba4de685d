//#region src/generators/view/words/italian.ts
const italian = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Percorso",
		sections: "Sezioni",
		language: "Scegli la lingua",
		version: "Scegli la versione",
		product: "Prodotto",
		dropdown: "Sezione",
		anchor: "Aree",
		item: "Argomenti",
		more: "Altro",
		notice: "Avviso",
		dismiss: "Chiudi questo avviso",
		previous: "Precedente",
		next: "Successivo",
		menu: "Menu",
		openComment: "1 commento aperto",
		openComments: "{count} commenti aperti"
	},
	theme: {
		skip: "Vai al contenuto",
		theme: "Chiaro o scuro",
		pages: "Pagine",
		outline: "In questa pagina",
		neighbors: "Pagina precedente e successiva",
		expand: "Mostra o nascondi",
		missing: "Pagina non trovata",
		missingHelp: "L’indirizzo potrebbe essere vecchio o scritto male. Cerca una pagina o ricomincia dall’inizio.",
		start: "Pagina iniziale"
	},
	search: {
		search: "Cerca",
		results: "Risultati",
		nothing: "Nessuna pagina trovata."
	}
};
//#endregion
export { italian };
