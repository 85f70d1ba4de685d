import { isObject, type Json, type JsonObject, ownMember } from '../core/values.ts';
import { defaultSampleLanguages, findSampleLanguage, type SampleLanguage } from './samples/languages.ts';

/** Settings of endpoint pages, from `api` of `docs.json`. */
export interface ApiSettings {
  /** The page has a form to try the call. */
  readonly hasForm: boolean;
  /** `api.playground.display` is set. Hosts show a form if it isn't. */
  readonly hasDisplay: boolean;
  readonly hasDownloads: boolean;
  /** Languages of generated code samples, in order. Empty if none are generated. */
  readonly sampleLanguages: readonly SampleLanguage[];
  /** Code samples have optional parameters too, as on hosts, unless `api.examples.defaults` is `required`. */
  readonly hasOptionalParameters: boolean;
  /** Optional fields of the form start with the example of the specification. */
  readonly isFormPrefilled: boolean;
  /** Folded members are open at first. */
  readonly isExpanded: boolean;
}

export const defaultApiSettings = readApiSettings({});

/**
 * Reads the settings. Values of the wrong type are ignored.
 *
 * @param config Value of `docs.json`.
 */
export function readApiSettings(config: JsonObject): ApiSettings {
  const read = (group: string, name: string): Json | undefined => member(member(member(config, 'api'), group), name);
  return {
    hasDisplay: (read('playground', 'display') ?? null) !== null,
    hasForm: read('playground', 'display') === 'interactive',
    hasDownloads: read('spec', 'download') === true,
    sampleLanguages: read('examples', 'autogenerate') === false ? [] : readLanguages(read('examples', 'languages')),
    hasOptionalParameters: read('examples', 'defaults') !== 'required',
    isFormPrefilled: read('examples', 'prefill') === true,
    isExpanded: read('params', 'expanded') === 'all',
  };
}

/** Names in `api.examples.languages` that no code sample can be generated for. */
export function unknownSampleLanguages(value: Json | undefined): readonly string[] {
  return textList(value).filter((name) => findSampleLanguage(name) === undefined);
}

function readLanguages(value: Json | undefined): readonly SampleLanguage[] {
  const languages = textList(value).flatMap((name) => findSampleLanguage(name) ?? []);
  return languages.length === 0 ? defaultSampleLanguages : [...new Set(languages)];
}

function textList(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function member(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? ownMember(value, name) : undefined;
}
