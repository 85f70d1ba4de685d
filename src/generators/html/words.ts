import { translate } from '../view/words.ts';

/** Texts of this theme, in addition to those that all generators share. */
const translations = {
  skip: ['Skip to content', 'Aller au contenu', 'Zum Inhalt', 'Ir al contenido'],
  theme: ['Light or dark', 'Clair ou sombre', 'Hell oder dunkel', 'Claro u oscuro'],
  pages: ['Pages', 'Pages', 'Seiten', 'Páginas'],
  outline: ['On this page', 'Sur cette page', 'Auf dieser Seite', 'En esta página'],
  neighbors: [
    'Previous and next page',
    'Page précédente et suivante',
    'Seite davor und danach',
    'Página anterior y siguiente',
  ],
  expand: ['Show or hide', 'Afficher ou masquer', 'Zeigen oder verbergen', 'Mostrar u ocultar'],
  missing: ['Page not found', 'Page introuvable', 'Seite nicht gefunden', 'Página no encontrada'],
  missingHelp: [
    'The address may be old or mistyped. Search for a page, or start at the beginning.',
    'L’adresse est peut-être ancienne ou mal saisie. Cherchez une page, ou repartez du début.',
    'Die Adresse ist vielleicht veraltet oder falsch geschrieben. Suchen Sie eine Seite, oder beginnen Sie von vorn.',
    'La dirección puede ser antigua o estar mal escrita. Busque una página o empiece por el principio.',
  ],
  start: ['Start page', 'Page d’accueil', 'Startseite', 'Página de inicio'],
} as const;

export type ThemeMessages = Readonly<Record<keyof typeof translations, string>>;

export function themeMessages(language: string | undefined): ThemeMessages {
  return translate(translations, language);
}
