/** What the components themselves say. */
export interface Words {
  readonly deprecated: string;
  readonly breadcrumbs: string;
  readonly sections: string;
  readonly language: string;
  readonly version: string;
  readonly product: string;
  readonly dropdown: string;
  readonly anchor: string;
  readonly item: string;
  readonly more: string;
  readonly notice: string;
  readonly dismiss: string;
  readonly previous: string;
  readonly next: string;
  readonly menu: string;
  /** One entry of feedback that nobody has answered. */
  readonly openComment: string;
  /** Several of them: `{count}` stands for how many. */
  readonly openComments: string;
}

const english: Words = {
  deprecated: 'Deprecated',
  breadcrumbs: 'Breadcrumbs',
  sections: 'Sections',
  language: 'Select language',
  version: 'Select version',
  product: 'Product',
  dropdown: 'Section',
  anchor: 'Areas',
  item: 'Topics',
  more: 'More',
  notice: 'Notice',
  dismiss: 'Close this notice',
  previous: 'Previous',
  next: 'Next',
  menu: 'Menu',
  openComment: '1 open comment',
  openComments: '{count} open comments',
};

const others: Readonly<Record<string, Words>> = {
  fr: {
    deprecated: 'Obsolète',
    breadcrumbs: 'Fil d’Ariane',
    sections: 'Rubriques',
    language: 'Choisir la langue',
    version: 'Choisir la version',
    product: 'Produit',
    dropdown: 'Rubrique',
    anchor: 'Domaines',
    item: 'Sujets',
    more: 'À voir aussi',
    notice: 'À noter',
    dismiss: 'Fermer cet avis',
    previous: 'Précédent',
    next: 'Suivant',
    menu: 'Menu',
    openComment: '1 commentaire ouvert',
    openComments: '{count} commentaires ouverts',
  },
  de: {
    deprecated: 'Veraltet',
    breadcrumbs: 'Pfad',
    sections: 'Bereiche',
    language: 'Sprache wählen',
    version: 'Version wählen',
    product: 'Produkt',
    dropdown: 'Bereich',
    anchor: 'Gebiete',
    item: 'Themen',
    more: 'Mehr',
    notice: 'Hinweis',
    dismiss: 'Hinweis schließen',
    previous: 'Zurück',
    next: 'Weiter',
    menu: 'Menü',
    openComment: '1 offener Kommentar',
    openComments: '{count} offene Kommentare',
  },
  es: {
    deprecated: 'Obsoleto',
    breadcrumbs: 'Ruta de navegación',
    sections: 'Secciones',
    language: 'Seleccionar idioma',
    version: 'Seleccionar versión',
    product: 'Producto',
    dropdown: 'Sección',
    anchor: 'Áreas',
    item: 'Temas',
    more: 'Más',
    notice: 'Aviso',
    dismiss: 'Cerrar este aviso',
    previous: 'Anterior',
    next: 'Siguiente',
    menu: 'Menú',
    openComment: '1 comentario abierto',
    openComments: '{count} comentarios abiertos',
  },
};

/** The words for pages in a language, English if there are none. */
export function wordsOf(language: string | undefined): Words {
  const [primary = ''] = (language ?? '').split('-');
  return (Object.hasOwn(others, primary) ? others[primary] : undefined) ?? english;
}

/** What a language calls itself. */
export function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
