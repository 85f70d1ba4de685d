import { type Baseline, parseBaseline } from '../core/diagnostics.ts';
import { errorCode, readRegular, relativePath, toFileError } from '../core/host.ts';
import { maxBaselineBytes, OptionsError } from '../core/values.ts';

/**
 * Reads a file of accepted findings.
 *
 * @param path Absolute path.
 * @param name Path for messages. Default: relative to the working directory.
 * @param read Reads the file. The default refuses pipes, because a pipe can be read only once.
 * @throws OptionsError if the file is missing or isn't a baseline.
 * @throws FileError if the file can't be read.
 */
export function readBaseline(
  path: string,
  name = relativePath(process.cwd(), path),
  read: (path: string, maxBytes: number) => Buffer = readRegular,
): Baseline {
  let text: string;
  try {
    text = read(path, maxBaselineBytes).toString();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw toFileError(error, 'cannot be read', path);
    throw new OptionsError(`Baseline not found: ${name}. Create it with --update-baseline.`);
  }
  return parseBaseline(text, name);
}
