import { languageOf } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';

/** Languages with translations, in the order of the columns of translation tables. All other languages use English. */
const translatedLanguages = ['en', 'fr', 'de', 'es'];

const translations = {
  deprecated: ['Deprecated', 'Obsolète', 'Veraltet', 'Obsoleto'],
  breadcrumbs: ['Breadcrumbs', 'Fil d’Ariane', 'Pfad', 'Ruta de navegación'],
  sections: ['Sections', 'Rubriques', 'Bereiche', 'Secciones'],
  language: ['Select language', 'Choisir la langue', 'Sprache wählen', 'Seleccionar idioma'],
  version: ['Select version', 'Choisir la version', 'Version wählen', 'Seleccionar versión'],
  product: ['Product', 'Produit', 'Produkt', 'Producto'],
  dropdown: ['Section', 'Rubrique', 'Bereich', 'Sección'],
  anchor: ['Areas', 'Domaines', 'Gebiete', 'Áreas'],
  item: ['Topics', 'Sujets', 'Themen', 'Temas'],
  more: ['More', 'À voir aussi', 'Mehr', 'Más'],
  notice: ['Notice', 'À noter', 'Hinweis', 'Aviso'],
  dismiss: ['Close this notice', 'Fermer cet avis', 'Hinweis schließen', 'Cerrar este aviso'],
  previous: ['Previous', 'Précédent', 'Zurück', 'Anterior'],
  next: ['Next', 'Suivant', 'Weiter', 'Siguiente'],
  menu: ['Menu', 'Menu', 'Menü', 'Menú'],
  openComment: ['1 open comment', '1 commentaire ouvert', '1 offener Kommentar', '1 comentario abierto'],
  /** `{count}` is replaced by the number. */
  openComments: [
    '{count} open comments',
    '{count} commentaires ouverts',
    '{count} offene Kommentare',
    '{count} comentarios abiertos',
  ],
};

export type NavigationLabels = Readonly<Record<keyof typeof translations, string>>;

export function navigationLabels(language: string | undefined): NavigationLabels {
  return translate(translations, language);
}

/** @param table Texts in the order of `translatedLanguages`. */
export function translate<Name extends string>(
  table: Readonly<Record<Name, readonly string[]>>,
  language: string | undefined,
): Readonly<Record<Name, string>> {
  const [primaryLanguage = ''] = (language ?? '').split('-');
  const column = Math.max(0, translatedLanguages.indexOf(primaryLanguage));
  const texts = Object.entries<readonly string[]>(table).map(([name, row]) => [name, row[column]]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Language codes that the site's navigation uses. */
export function languagesOf({ sidebars }: Site): readonly string[] {
  return [...new Set(sidebars.flatMap(({ context }) => context.language ?? []))];
}

/** Attributes of the `<html>` element. */
export interface HtmlLanguage {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Language of a page. `undefined` if the page's navigation has no languages. */
export function htmlLanguage(page: Page | undefined): HtmlLanguage | undefined {
  const code = page?.placements[0]?.context.language;
  if (code === undefined) return undefined;
  const { htmlLang, direction } = languageOf(code);
  return { lang: htmlLang, dir: direction };
}
