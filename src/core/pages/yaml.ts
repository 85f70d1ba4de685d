import { FAILSAFE_SCHEMA, load } from 'js-yaml';

/**
 * Reads a YAML document whose scalars stay the text that was written: `title: 1.10` is not a number here. Tags that
 * only the full schema knows are no fault, so a text is refused only if that refuses it too.
 *
 * @throws js-yaml's `YAMLException`.
 */
export function loadYaml(text: string): unknown {
  try {
    return load(text, { schema: FAILSAFE_SCHEMA });
  } catch {
    return load(text);
  }
}
