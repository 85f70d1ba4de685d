/// <reference lib="dom" />

import type { FormMessages } from '../../../endpoints/messages.ts';
import type { CallForm, FormBody, FormParameter, FormScheme } from '../../../endpoints/page.ts';
import { choiceField, copyWithButton, createElement, createSelect, fieldGroup, labeledField } from './elements.ts';
import { buildRequest, type FormBodyValues, FormError, type FormRequest } from './request.ts';
import { sendRequest } from './send-request.ts';

export interface CallData extends CallForm {
  readonly words: FormMessages;
}

/** Secrets by origin and scheme. They are only kept in memory, so reloading the page deletes them. */
const typedSecrets = new Map<string, string>();

interface Secrets {
  get(scheme: string): string;
  set(scheme: string, secret: string): void;
}

/** Creates a store of secrets. It remembers them by server origin, because two APIs may use the same scheme name. */
function secretsFor(server: () => string): Secrets {
  const formSecrets = new Map<string, string>();
  const secretKey = (scheme: string): string => {
    const url = server();
    const origin = URL.canParse(url, location.href) ? new URL(url, location.href).origin : url;
    return `${origin} ${scheme}`;
  };
  return {
    get(scheme) {
      const secret = formSecrets.get(scheme) ?? typedSecrets.get(secretKey(scheme)) ?? '';
      formSecrets.set(scheme, secret);
      return secret;
    },
    set(scheme, secret) {
      formSecrets.set(scheme, secret);
      typedSecrets.set(secretKey(scheme), secret);
    },
  };
}

/** @param server Returns the URL of the chosen server. */
export function createForm(data: CallData, server: () => string): HTMLFormElement {
  const { words } = data;
  const secrets = secretsFor(server);
  const access = accessFields(data, secrets);
  const parameters = data.parameters.map((parameter) => ({ parameter, ...valueField(parameter) }));
  const body = bodyFields(data);
  const locations = ['path', 'query', 'header', 'cookie'] as const;
  const curl = createElement('button', { type: 'button', class: 'djn-button' }, [words.curl]);
  const send = createElement('button', { type: 'submit', class: 'djn-button djn-try-send' }, [words.send]);
  const result = createElement('div', { class: 'djn-try-answer', 'aria-live': 'polite' });
  const form = createElement('form', { class: 'djn-try-form', novalidate: '' }, [
    ...fieldGroup(words.authorization, access.fields),
    ...locations.flatMap((location) =>
      fieldGroup(
        words[location],
        parameters.filter(({ parameter }) => parameter.location === location).map(({ field }) => field),
      ),
    ),
    ...fieldGroup(words.body, body.fields),
    createElement('div', { class: 'djn-try-buttons' }, [send, curl]),
    result,
  ]);
  const call = (): FormRequest =>
    buildRequest(
      data,
      {
        server: server(),
        schemes: access.read(),
        secretOf: ({ name }) => secrets.get(name),
        valueOf: (parameter) => parameters.find((item) => item.parameter === parameter)?.read() ?? '',
        body: body.read(),
      },
      location.href,
    );
  const withCall = (run: (ready: FormRequest) => unknown): void => {
    try {
      run(call());
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      result.replaceChildren(
        createElement('p', { class: 'djn-try-note' }, [words[error.word].replace('{}', error.message)]),
      );
    }
  };
  curl.addEventListener('click', () =>
    withCall((ready) => copyWithButton(curl, words.curl, words.copied, () => ready.curl)),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    withCall(async (ready) => {
      send.disabled = true;
      result.replaceChildren(createElement('p', {}, [words.sending]));
      result.replaceChildren(...(await sendRequest(ready, words)));
      send.disabled = false;
    });
  });
  return form;
}

interface Fields<Value> {
  readonly fields: readonly HTMLElement[];
  readonly read: () => Value;
}

function accessFields({ security, words }: CallData, secrets: Secrets): Fields<readonly FormScheme[]> {
  const alternatives = security.map((schemes) => schemes.filter(({ kind }) => kind !== 'other'));
  if (alternatives.every((schemes) => schemes.length === 0)) return { fields: [], read: () => [] };
  const names = alternatives.map((schemes) => schemes.map(({ name }) => name).join(' + ') || words.nothing);
  const select = createSelect(names, names[0] ?? '');
  const inputs = createElement('div', { class: 'djn-try-group' });
  const chosen = (): readonly FormScheme[] => alternatives[select.selectedIndex] ?? [];
  const arrange = (): void => {
    inputs.replaceChildren(...chosen().flatMap((scheme) => secretFields(scheme, words, secrets)));
  };
  select.addEventListener('change', arrange);
  arrange();
  return {
    fields: [...(alternatives.length > 1 ? [labeledField(words.authorization, select)] : []), inputs],
    read: chosen,
  };
}

function secretFields({ name, kind, key }: FormScheme, words: FormMessages, secrets: Secrets): HTMLElement[] {
  const field = (label: string, type: string, value: string, keep: (value: string) => void): HTMLElement => {
    const input = createElement('input', { class: 'djn-try-input', type, autocomplete: 'off', spellcheck: 'false' });
    input.value = value;
    input.addEventListener('input', () => keep(input.value));
    return labeledField(label, input);
  };
  const secret = secrets.get(name);
  if (kind !== 'basic') {
    const label = kind === 'bearer' ? words.token : key;
    return [field(label, 'password', secret, (value) => secrets.set(name, value))];
  }
  const parts = { user: secret.split(':')[0] ?? '', password: secret.split(':').slice(1).join(':') };
  const keep = (): void => {
    secrets.set(name, parts.user === '' && parts.password === '' ? '' : `${parts.user}:${parts.password}`);
  };
  return (['user', 'password'] as const).map((part) =>
    field(words[part], part === 'user' ? 'text' : 'password', parts[part], (value) => {
      parts[part] = value;
      keep();
    }),
  );
}

function valueField(parameter: FormParameter): { readonly field: HTMLElement; readonly read: () => string } {
  const { name, isRequired, values, value, example } = parameter;
  const label = createElement('span', {}, [createElement('code', {}, [name]), isRequired ? ' *' : '']);
  const choices = isRequired || values.length === 0 ? parameter : { ...parameter, values: ['', ...values] };
  return choiceField(choices, value, label, example);
}

function bodyFields({ bodies, words }: CallData): Fields<FormBodyValues | undefined> {
  if (bodies.length === 0) return { fields: [], read: () => undefined };
  const types = bodies.map(({ type }) => type);
  const select = createSelect(types, types[0] ?? '');
  const inputs = createElement('div', { class: 'djn-try-group' });
  let read: () => FormBodyValues | undefined = () => undefined;
  const arrange = (): void => {
    const body = bodies[select.selectedIndex];
    if (body === undefined) return;
    const bodyInputs = inputsOf(body, words);
    read = bodyInputs.read;
    inputs.replaceChildren(...bodyInputs.fields);
  };
  select.addEventListener('change', arrange);
  arrange();
  return { fields: [...(bodies.length > 1 ? [labeledField(words.type, select)] : []), inputs], read: () => read() };
}

function inputsOf(body: FormBody, words: FormMessages): Fields<FormBodyValues> {
  const file = createElement('input', { type: 'file', class: 'djn-try-input' });
  if (body.kind === 'file') {
    return {
      fields: [labeledField(words.file, file)],
      read: () => ({ body, text: '', fields: [], file: file.files?.[0] }),
    };
  }
  if (body.kind === 'text') {
    const rows = String(Math.min(16, Math.max(4, body.text.split('\n').length)));
    const area = createElement('textarea', { class: 'djn-try-input', rows, spellcheck: 'false' });
    area.value = body.text;
    return {
      fields: [labeledField(body.type, area)],
      read: () => ({ body, text: area.value, fields: [], file: undefined }),
    };
  }
  const inputs = body.fields.map(({ name, value = '', fileName }) => {
    const type = fileName === undefined ? 'text' : 'file';
    const input = createElement('input', { class: 'djn-try-input', type, autocomplete: 'off' });
    if (fileName === undefined) input.value = value;
    return {
      field: labeledField(createElement('code', {}, [name]), input),
      read: () => (fileName === undefined ? input.value : (input.files?.[0] ?? '')),
    };
  });
  return {
    fields: inputs.map(({ field }) => field),
    read: () => ({ body, text: '', fields: inputs.map(({ read }) => read()), file: undefined }),
  };
}
