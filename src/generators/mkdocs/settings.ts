import { languageOf } from '../../core/runtime.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { resolveBranding } from '../branding/resolve-branding.ts';
import { lunrLanguages } from '../search/lunr-languages.ts';
import { createMkDocsBranding } from './branding.ts';
import { navigationScriptName } from './navigation-script.ts';
import { createMkDocsNav, toYaml } from './projection.ts';

/** Markdown extensions that the pages use. All of them are installed with Material. */
const extensions = [
  'admonition',
  'attr_list',
  'def_list',
  'md_in_html',
  'pymdownx.details',
  { 'pymdownx.highlight': { anchor_linenums: true } },
  'tables',
  { 'pymdownx.tabbed': { alternate_style: true } },
];

/** Mermaid diagrams, which Material renders. Appended as text, because a YAML library can't write `!!python/name`. */
const mermaidFences = `  - pymdownx.superfences:
      custom_fences:
        - name: mermaid
          class: mermaid
          format: !!python/name:pymdownx.superfences.fence_code_format`;

export const styleSheetName = 'docs-json-nav.css';

/** Sizes icons like the surrounding text. Overrides Material's rule for the height of SVGs. */
const iconStyles = `.djn-icon.djn-icon {
  width: var(--djn-size, 1em);
  height: var(--djn-size, 1em);
  fill: currentcolor;
  vertical-align: -0.125em;
}
`;

/** Underlines links in text, and darkens colors of highlighted code that have too little contrast. */
const contrastStyles = `.md-content .md-typeset a:not([class]) {
  text-decoration: underline;
}
[data-md-color-scheme="default"] {
  --md-code-hl-comment-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-generic-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-operator-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-punctuation-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-variable-color: rgba(0, 0, 0, 0.62);
}
`;

/** Breaks names without spaces, such as endpoints and types, because they may be wider than a phone's screen. */
const wrapStyles = `.md-typeset {
  overflow-wrap: break-word;
}
`;

/** A group's title that is a link uses the width of its line. Material's titles of open groups ignore clicks. */
const groupTitleStyles = `.md-nav__link > .djn-group-title {
  flex: 1;
  min-width: 0;
  color: inherit;
  pointer-events: auto;
}
.md-nav__icon[hidden] {
  display: none;
}
`;

/** Settings for `mkdocs.yml` to inherit, and the style sheet that they refer to. */
export function createMkDocsSettings(site: ResolvedSite) {
  const { config: brandingConfig, css } = createMkDocsBranding(resolveBranding(site));
  const { theme, ...otherSettings } = brandingConfig;
  const { tree, sidebars } = site.model;
  // `navigation.sections` keeps first-level sections open, without a script. The first level consists of groups only if
  // the site has no tabs or languages.
  const hasSections = tree.children.some(({ kind }) => kind === 'section');
  const language = materialLanguage(sidebars.map(({ context }) => context.language));
  const searchLanguages = lunrLanguages(site.model);
  const styles = `${iconStyles}${contrastStyles}${wrapStyles}${groupTitleStyles}${css}`;
  const settings = {
    ...otherSettings,
    theme: {
      ...theme,
      ...(language === undefined ? {} : { language }),
      // Material 9 has previous and next only with `navigation.footer`, Material 8 always.
      features: [
        'content.code.copy',
        'content.tooltips',
        'navigation.footer',
        ...(hasSections ? [] : ['navigation.sections']),
      ],
    },
    extra_css: [styleSheetName],
    extra_javascript: [navigationScriptName],
    ...(searchLanguages.length === 1 ? {} : { plugins: [{ search: { lang: searchLanguages } }] }),
    nav: createMkDocsNav(site.model),
    markdown_extensions: extensions,
  };
  return { yaml: `${toYaml(settings)}\n${mermaidFences}\n`, css: styles };
}

/** Languages of `docs.json` that Material supports. Any other language would fail its build. */
const materialLanguages = new Set(
  'ar ca cs da de en es fi fr he hi hu id it ja ko lv nl pl pt pt-BR ro ru sv tr uk vi zh zh-Hant zh-TW'.split(' '),
);

/** Language of the theme, which also sets the text direction. Material has one language for the whole site. */
function materialLanguage(codes: readonly (string | undefined)[]): string | undefined {
  const [code, ...otherCodes] = new Set(codes);
  if (code === undefined || otherCodes.length > 0) return undefined;
  const { htmlLang } = languageOf(code);
  const materialName = htmlLang === 'zh-Hans' ? 'zh' : htmlLang;
  return materialLanguages.has(materialName) ? materialName : undefined;
}
