import { isObject, ownMember, parseJson, singleQuotedLiteral } from '../../core/values.ts';
import { placeholderTitle } from '../../generators/branding.ts';
import { findProperty, findSettings, tryParseModule, withEntry, withValue } from './edit-source.ts';
import type { ChangedFiles, ProjectFiles } from './project-files.ts';
import type { StarterSettings } from './untouched.ts';

const searchPackage = '@easyops-cn/docusaurus-search-local';
const searchRange = '^0.55.3';

/** Languages in letters that are neither Latin nor Han. */
const otherScripts: ReadonlySet<string> = new Set(['ar', 'he', 'hi', 'ja', 'ko', 'ru', 'th']);

/**
 * Entry of `themes` for a local search, which needs no service.
 *
 * @param languages Languages of the site: see `ProjectFiles`.
 */
export function docusaurusSearch(languages: readonly string[]): string {
  const list = docusaurusSearchLanguages(languages).map((name) => `'${name}'`);
  const language = languages.length > 1 ? `, language: [${list.join(', ')}]` : '';
  return `['${searchPackage}', { hashed: true, indexBlog: false, docsRouteBasePath: '/'${language} }]`;
}

/** With `zh`, this search ignores words in other letters than Latin ones. `ja` has Han characters too. */
export function docusaurusSearchLanguages(languages: readonly string[]): readonly string[] {
  const needsOtherScripts = languages.some((language) => otherScripts.has(language));
  return needsOtherScripts ? [...new Set(languages.map((name) => (name === 'zh' ? 'ja' : name)))] : languages;
}

/**
 * Matches links in the starter's configuration: to Docusaurus's community, and to the starter's docs. The starter's
 * docs are removed, so links to them would fail the build.
 */
const starterLinks =
  /\/\/(?:github\.com\/facebook\/docusaurus|stackoverflow\.com\/questions\/tagged\/docusaurus|discord(?:app)?\.com\/invite\/docusaurus|(?:x|twitter)\.com\/docusaurus)['"]|type: ['"]doc|to: ['"]\/docs\b/;
const starterLinksWithBlog = new RegExp(`${starterLinks.source}|to: ['"]/blog['"]`);

const starterPosts = /^(?:2019-05-2[89]-|2021-08-(?:01|26)-|authors\.yml$|tags\.yml$)/;

const starterImages =
  /^(?:docusaurus(?:-social-card)?\.(?:jpg|png)|favicon\.ico|logo\.svg|undraw_docusaurus_\w+\.svg)$/;

const starterColors =
  /^[ \t]*--ifm-color-primary[\w-]*: #(?:2e8555|29784c|277148|205d3b|33925d|359962|3cad6e|25c2a0|21af90|1fa588|1a8870|29d5b0|32d8b4|4fddbf);\n/gm;

export function docusaurusSettings(project: ProjectFiles): StarterSettings {
  const links = hasStarterBlog(project) ? starterLinksWithBlog : starterLinks;
  return {
    find: findSettings,
    title: /^.My Site.$/,
    requiredTitle: placeholderTitle,
    untouched: {
      organizationName: /^.facebook.$/,
      projectName: /^.docusaurus.$/,
      tagline: /Dinosaurs are cool/,
      favicon: /^.img\/favicon\.ico.$/,
      themeConfig: {
        image: /docusaurus-social-card/,
        colorMode: /^\{\s*respectPrefersColorScheme: true,?\s*\}$/,
        navbar: {
          title: /^.My Site.$/,
          logo: /^\{\s*alt: .My Site Logo.,\s*src: .img\/logo\.svg.,?\s*\}$/,
          items: [links],
        },
        footer: {
          style: 'rest',
          links: [{ title: 'rest', items: [links] }],
          copyright: /My Project, Inc\./,
        },
      },
    },
  };
}

export function withDocusaurusPlugin(text: string, root: string, project: ProjectFiles): string | undefined {
  const unusedPlugins = hasStarterBlog(project) ? ['docs', 'blog'] : ['docs'];
  const textWithoutUnused = unusedPlugins.reduce((source, name) => {
    const option = findPresetOptions(source, name);
    return option === undefined ? source : withValue(source, option, 'false');
  }, text);
  const textWithSearch = hasSearch(textWithoutUnused)
    ? textWithoutUnused
    : withEntry(textWithoutUnused, findSettings, 'themes', docusaurusSearch(project.searchLanguages));
  return withEntry(
    textWithSearch ?? textWithoutUnused,
    findSettings,
    'plugins',
    `['docs-json-nav/docusaurus', { root: ${singleQuotedLiteral(root)} }]`,
  );
}

/** Packages for a project without search. Docusaurus has no built-in search that works without an account. */
export function docusaurusPackages(project: ProjectFiles): Readonly<Record<string, string>> {
  const config = project.list('.').find((name) => name.startsWith('docusaurus.config.'));
  const text = (config === undefined ? undefined : project.read(config)) ?? '';
  return hasSearch(text) && !text.includes(searchPackage) ? {} : { [searchPackage]: searchRange };
}

function hasSearch(config: string): boolean {
  return /\balgolia\b|docusaurus-(?:[\w-]+-)?search|search-local/.test(config);
}

/** Removes the starter's pages and colors. Links to the starter's docs point to pages of `docs.json` instead. */
export function docusaurusFiles(project: ProjectFiles): ChangedFiles {
  const { read, list, home } = project;
  const files = new Map<string, string | undefined>();
  for (const file of list('src/pages').map((name) => `src/pages/${name}`)) {
    const text = read(file) ?? '';
    if (isStarterPage(text)) files.set(file, undefined);
    // The home page links to the removed docs, which would fail the build.
    else if (/\/index\.[jt]sx?$/.test(file))
      files.set(file, text.replace(/(\bto=(["']))\/docs(?:\/[^"']*)?\2/g, `$1${home}$2`));
  }
  const colors = read(customStylesFile);
  if (colors !== undefined) files.set(customStylesFile, colors.replace(starterColors, ''));
  const manifest = parseJson(read('package.json') ?? '');
  const hasType = isObject(manifest) && ownMember(manifest, 'type') !== undefined;
  const typeNote = 'Docusaurus does not build in a package with a "type": remove "type" from package.json.';
  return { files, notes: hasType ? [typeNote] : [] };
}

export function docusaurusNotes(project: ProjectFiles): readonly string[] {
  const { read, list, home, root } = project;
  const projectPages = list('src/pages').filter((name) => !isStarterPage(read(`src/pages/${name}`) ?? ''));
  const homePage = projectPages.find((name) => name.startsWith('index.'));
  const unusedPaths = [
    ...(root !== 'docs' && list('docs').length > 0 ? ['docs'] : []),
    ...(hasStarterBlog(project) ? ['blog'] : []),
    ...list('.').filter((name) => /^sidebars\.[jt]s$/.test(name)),
    ...(list('src/components').includes('HomepageFeatures') ? ['src/components/HomepageFeatures'] : []),
  ];
  const images = list('static/img').filter((name) => starterImages.test(name));
  return [
    ...(home === '/' && homePage !== undefined ? [`docs.json has a page at "/": remove src/pages/${homePage}.`] : []),
    ...(images.length === 0
      ? []
      : [`Images of the starter, still published: delete ${images.map((name) => `static/img/${name}`).join(', ')}.`]),
    ...(unusedPaths.length === 0 ? [] : [`No longer part of the site: ${unusedPaths.join(', ')}.`]),
    ...list('.')
      .filter((name) => name.startsWith('docusaurus.config.'))
      .flatMap((name) =>
        read(name)?.includes('//your-docusaurus-site.example.com')
          ? [`Set url in ${name} to the URL of your site.`]
          : [],
      ),
  ];
}

const customStylesFile = 'src/css/custom.css';

function isStarterPage(text: string): boolean {
  return /Docusaurus Tutorial|^title: Markdown page example$/m.test(text);
}

function hasStarterBlog({ list }: ProjectFiles): boolean {
  const posts = list('blog');
  return posts.length > 0 && posts.every((name) => starterPosts.test(name));
}

function findPresetOptions(text: string, pluginName: string) {
  const program = tryParseModule(text);
  const presets = findProperty(program && findSettings(program), 'presets')?.value;
  if (presets?.type !== 'ArrayExpression') return undefined;
  const [, options] = presets.elements.flatMap((preset) => (preset?.type === 'ArrayExpression' ? preset.elements : []));
  return findProperty(options ?? undefined, pluginName)?.value;
}
