//#region src/generators/view/words/spanish.ts
const spanish = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Ruta de navegación",
		sections: "Secciones",
		language: "Seleccionar idioma",
		version: "Seleccionar versión",
		product: "Producto",
		dropdown: "Sección",
		anchor: "Áreas",
		item: "Temas",
		more: "Más",
		notice: "Aviso",
		dismiss: "Cerrar este aviso",
		previous: "Anterior",
		next: "Siguiente",
		menu: "Menú",
		openComment: "1 comentario abierto",
		openComments: "{count} comentarios abiertos"
	},
	theme: {
		skip: "Ir al contenido",
		theme: "Claro u oscuro",
		pages: "Páginas",
		outline: "En esta página",
		neighbors: "Página anterior y siguiente",
		expand: "Mostrar u ocultar",
		missing: "Página no encontrada",
		missingHelp: "La dirección puede ser antigua o estar mal escrita. Busque una página o empiece por el principio.",
		start: "Página de inicio"
	},
	search: {
		search: "Buscar",
		results: "Resultados",
		nothing: "Ninguna página encontrada."
	}
};
//#endregion
export { spanish };
