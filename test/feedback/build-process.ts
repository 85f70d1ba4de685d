import { createLinkLookup } from '../../src/core/links/lookup.ts';
import { resolveFeedbackOptions } from '../../src/core/options/feedback-options.ts';
import { createPathLookup } from '../../src/feedback/match-paths.ts';
import { readFeedback } from '../../src/feedback/read-feedback.ts';

/** Runs a build in a separate process that a test can kill. It writes its cache after every page. */
const [, , baseUrl = '', cacheFolder = '', budget = '40'] = process.argv;
const settings = resolveFeedbackOptions({ projectId: 'project', baseUrl, cacheFolder, budget: Number(budget) }, '/');
const links = { ...createLinkLookup({ base: '', routes: [], redirects: [] }), routeAt: (route: string) => route };
const lookup = createPathLookup(links, []);
const onProgress = () => void process.stdout.write('.');
const { entries, findings, requests } = await readFeedback(settings, lookup, 'always', { saveInterval: 0, onProgress });
process.stdout.write(
  `${JSON.stringify({ entries: entries.length, requests, codes: findings.map(({ code }) => code) })}\n`,
);
