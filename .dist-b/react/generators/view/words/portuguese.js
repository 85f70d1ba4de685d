//#region src/generators/view/words/portuguese.ts
const portuguese = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Caminho",
		sections: "Seções",
		language: "Escolher idioma",
		version: "Escolher versão",
		product: "Produto",
		dropdown: "Seção",
		anchor: "Áreas",
		item: "Tópicos",
		more: "Mais",
		notice: "Aviso",
		dismiss: "Fechar este aviso",
		previous: "Anterior",
		next: "Próximo",
		menu: "Menu",
		openComment: "1 comentário aberto",
		openComments: "{count} comentários abertos"
	},
	theme: {
		skip: "Ir para o conteúdo",
		theme: "Claro ou escuro",
		pages: "Páginas",
		outline: "Nesta página",
		neighbors: "Página anterior e próxima",
		expand: "Mostrar ou ocultar",
		missing: "Página não encontrada",
		missingHelp: "O endereço pode estar antigo ou incorreto. Procure uma página ou comece do início.",
		start: "Página inicial"
	},
	search: {
		search: "Pesquisar",
		results: "Resultados",
		nothing: "Nenhuma página encontrada."
	}
};
//#endregion
export { portuguese };
