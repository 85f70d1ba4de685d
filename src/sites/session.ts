/* A site that is resolved again when its files change. */

export { type FileWatcher, SiteSession } from './session/session.ts';
export { type OwnWatcher, watchFiles } from './session/watch-files.ts';
