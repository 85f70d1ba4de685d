import { posix } from 'node:path';
import { Anchors } from '../../core/inspect.ts';
import {
  createDocsLookup,
  createSiteLookup,
  decodePercent,
  encodePath,
  isExternal,
  type LinkLookup,
  type Resolution,
  resolveOnPages,
  splitUrl,
  withoutBase,
} from '../../core/links.ts';
import { urlPathOfFile, variablesIn } from '../../core/values.ts';
import { isMonochrome } from '../../render/icons.ts';
import type { PageLookup } from '../../render/types.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { ToUrl } from '../view/targets.ts';

export type LinkedSite = Pick<
  ResolvedSite,
  'model' | 'facts' | 'filesByUrlPath' | 'layout' | 'linkedPaths' | 'read' | 'publishSettings'
>;

/**
 * Creates functions that resolve URLs in page content to the generator's URLs, and find the same dead links as `check`.
 * Referenced files are marked as linked, so that they are published.
 *
 * @param toUrl Maps a route to its URL, including the base path.
 */
export function createPageUrls(
  { model, facts, filesByUrlPath, layout, linkedPaths, read, publishSettings: { slugs } }: LinkedSite,
  toUrl: ToUrl,
): Required<Pick<PageLookup, 'link' | 'anchor' | 'asset' | 'isMonochrome' | 'isDead'>> & Pick<PageLookup, 'slugs'> {
  const { base } = model.site;
  const files = filesByUrlPath();
  const siteLookup = createSiteLookup(model, false, layout);
  let docsLookup: LinkLookup | undefined;
  const routes = new Map(Object.values(model.pages).map(({ route, file }) => [file ?? `${route.slice(1)}.md`, route]));
  const anchors = new Anchors(facts.bodies, slugs, () => ({ problem: 'missing' }));
  return { link, anchor, slugs, asset, isMonochrome: isMonochromeImage, isDead };

  function link(target: string, file: string, page?: string): string {
    const resolution = resolve(siteLookup, target, file, page);
    if (resolution.to === 'page') return toUrl(resolution.route + suffixWithHeadingId(resolution));
    return resolution.to === 'site' ? target : asset(target, file, page);
  }

  function suffixWithHeadingId({ route, suffix }: { readonly route: string; readonly suffix: string }): string {
    const hashIndex = suffix.indexOf('#');
    const file = model.pages[route]?.file;
    if (hashIndex === -1 || file === null || file === undefined) return suffix;
    return `${suffix.slice(0, hashIndex)}#${anchor(suffix.slice(hashIndex + 1), file)}`;
  }

  function anchor(hash: string, file: string): string {
    const decodedHash = decodePercent(hash);
    const id = anchors.resolve(decodedHash, file);
    return id === decodedHash ? hash : id;
  }

  function isDead(target: string, file: string, page?: string): boolean {
    if (variablesIn(target).length > 0) return false;
    docsLookup ??= createDocsLookup(facts);
    return resolve(docsLookup, target, file, page).to === 'nothing';
  }

  function resolve(lookup: LinkLookup, target: string, file: string, page = file): Resolution {
    const from = file === '' ? null : file;
    return resolveOnPages(target, from, [{ route: routes.get(page) ?? `/${page}`, file: page }], lookup);
  }

  /**
   * URL of a file. A relative path is resolved from the file that contains it, then from the page, then from the root.
   */
  function asset(target: string, file: string, page = file): string {
    if (isExternal(target)) return target;
    const [path, suffix] = splitUrl(target.trim());
    if (path === '') return target;
    const assetPath = filePath(path, file, page);
    if (files.has(assetPath) && !/\.mdx?$/i.test(assetPath)) linkedPaths.add(assetPath);
    return `${base}/${encodePath(assetPath)}${suffix}`;
  }

  function isMonochromeImage(target: string, file: string, page = file): boolean {
    const [path] = splitUrl(target.trim());
    if (isExternal(target) || !/\.svg$/i.test(path)) return false;
    return isMonochrome(read(files.get(filePath(path, file, page)) ?? '') ?? '');
  }

  function filePath(path: string, file: string, page: string): string {
    const decodedPath = decodePercent(path);
    const sitePath = withoutBase(posix.join('/', decodedPath), base).slice(1);
    // Code may refer to a file by its path on disk instead of its URL path.
    const fromRoot = files.has(sitePath) ? sitePath : urlPathOfFile(sitePath, layout);
    const joinFrom = (from: string): string => posix.join(posix.dirname(urlPathOfFile(from, layout)), decodedPath);
    const relativeCandidates = path.startsWith('/') ? [] : [file, page].map(joinFrom);
    return relativeCandidates.find((candidate) => !candidate.startsWith('..') && files.has(candidate)) ?? fromRoot;
  }
}
