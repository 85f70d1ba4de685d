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
  },
};

/** The words for pages in a language, English where there are none. */
export function wordsOf(language: string | undefined): Words {
  const [primary = ''] = (language ?? '').split('-');
  return Object.hasOwn(others, primary) ? (others[primary] as Words) : english;
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
