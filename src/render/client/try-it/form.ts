/// <reference lib="dom" />

import type { FormMessages } from '../../../endpoints/messages.ts';
import type { CallForm, FormBody, FormParameter, FormScheme } from '../../../endpoints/page.ts';
import {
  copyWithButton,
  createElement,
  createFieldGroup,
  createInputField,
  createLabeledField,
  createSelect,
} from './elements.ts';
import { buildRequest, type FormBodyValues, FormError, type FormRequest } from './request.ts';
import { sendRequest } from './send-request.ts';

export interface CallData extends CallForm {
  readonly words: FormMessages;
}

/** Secrets by origin and scheme. They are only kept in memory, so reloading the page deletes them. */
const sharedSecrets = new Map<string, string>();

interface SecretStore {
  get(scheme: string): string;
  set(scheme: string, secret: string): void;
}

/** Creates a store of secrets. It remembers them by server origin, because two APIs may use the same scheme name. */
function createSecretStore(getServerUrl: () => string): SecretStore {
  const formSecrets = new Map<string, string>();
  const secretKey = (scheme: string): string => {
    const url = getServerUrl();
    const origin = URL.canParse(url, location.href) ? new URL(url, location.href).origin : url;
    return `${origin} ${scheme}`;
  };
  return {
    get(scheme) {
      const secret = formSecrets.get(scheme) ?? sharedSecrets.get(secretKey(scheme)) ?? '';
      formSecrets.set(scheme, secret);
      return secret;
    },
    set(scheme, secret) {
      formSecrets.set(scheme, secret);
      sharedSecrets.set(secretKey(scheme), secret);
    },
  };
}

/** @param getServerUrl Returns the URL of the chosen server. */
export function createForm(data: CallData, getServerUrl: () => string): HTMLFormElement {
  const { words } = data;
  const secrets = createSecretStore(getServerUrl);
  const authorization = createAuthorizationFields(data, secrets);
  const parameters = data.parameters.map((parameter) => ({ parameter, ...createValueField(parameter) }));
  const body = createBodyFields(data);
  const locations = ['path', 'query', 'header', 'cookie'] as const;
  const curlButton = createElement('button', { type: 'button', class: 'djn-button' }, [words.curl]);
  const sendButton = createElement('button', { type: 'submit', class: 'djn-button djn-try-send' }, [words.send]);
  const result = createElement('div', { class: 'djn-try-answer', 'aria-live': 'polite' });
  const form = createElement('form', { class: 'djn-try-form', novalidate: '' }, [
    ...createFieldGroup(words.authorization, authorization.fields),
    ...locations.flatMap((location) =>
      createFieldGroup(
        words[location],
        parameters.filter(({ parameter }) => parameter.location === location).map(({ field }) => field),
      ),
    ),
    ...createFieldGroup(words.body, body.fields),
    createElement('div', { class: 'djn-try-buttons' }, [sendButton, curlButton]),
    result,
  ]);
  const buildFormRequest = (): FormRequest =>
    buildRequest(
      data,
      {
        server: getServerUrl(),
        schemes: authorization.read(),
        getSecret: ({ name }) => secrets.get(name),
        getValue: (parameter) => parameters.find((item) => item.parameter === parameter)?.read() ?? '',
        body: body.read(),
      },
      location.href,
    );
  const withRequest = (callback: (request: FormRequest) => unknown): void => {
    try {
      callback(buildFormRequest());
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      result.replaceChildren(
        createElement('p', { class: 'djn-try-note' }, [words[error.messageKey].replace('{}', error.message)]),
      );
    }
  };
  curlButton.addEventListener('click', () =>
    withRequest((request) => copyWithButton(curlButton, words.curl, words.copied, () => request.curl)),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    withRequest(async (request) => {
      sendButton.disabled = true;
      result.replaceChildren(createElement('p', {}, [words.sending]));
      try {
        result.replaceChildren(...(await sendRequest(request, words)));
      } finally {
        sendButton.disabled = false;
      }
    });
  });
  return form;
}

interface FormFields<Value> {
  readonly fields: readonly HTMLElement[];
  readonly read: () => Value;
}

function createAuthorizationFields(
  { security, words }: CallData,
  secrets: SecretStore,
): FormFields<readonly FormScheme[]> {
  const alternatives = security.map((schemes) => schemes.filter(({ kind }) => kind !== 'other'));
  if (alternatives.every((schemes) => schemes.length === 0)) return { fields: [], read: () => [] };
  const names = alternatives.map((schemes) => schemes.map(({ name }) => name).join(' + ') || words.nothing);
  const select = createSelect(names, names[0] ?? '');
  const inputs = createElement('div', { class: 'djn-try-group' });
  const selectedSchemes = (): readonly FormScheme[] => alternatives[select.selectedIndex] ?? [];
  const renderInputs = (): void => {
    inputs.replaceChildren(...selectedSchemes().flatMap((scheme) => createSecretFields(scheme, words, secrets)));
  };
  select.addEventListener('change', renderInputs);
  renderInputs();
  return {
    fields: [...(alternatives.length > 1 ? [createLabeledField(words.authorization, select)] : []), inputs],
    read: selectedSchemes,
  };
}

function createSecretFields({ name, kind, key }: FormScheme, words: FormMessages, secrets: SecretStore): HTMLElement[] {
  const createField = (label: string, type: string, value: string, onInput: (value: string) => void): HTMLElement => {
    const input = createElement('input', { class: 'djn-try-input', type, autocomplete: 'off', spellcheck: 'false' });
    input.value = value;
    input.addEventListener('input', () => onInput(input.value));
    return createLabeledField(label, input);
  };
  const secret = secrets.get(name);
  if (kind !== 'basic') {
    const label = kind === 'bearer' ? words.token : key;
    return [createField(label, 'password', secret, (value) => secrets.set(name, value))];
  }
  const credentials = { user: secret.split(':')[0] ?? '', password: secret.split(':').slice(1).join(':') };
  const saveCredentials = (): void => {
    secrets.set(
      name,
      credentials.user === '' && credentials.password === '' ? '' : `${credentials.user}:${credentials.password}`,
    );
  };
  return (['user', 'password'] as const).map((credential) =>
    createField(words[credential], credential === 'user' ? 'text' : 'password', credentials[credential], (value) => {
      credentials[credential] = value;
      saveCredentials();
    }),
  );
}

function createValueField(parameter: FormParameter): { readonly field: HTMLElement; readonly read: () => string } {
  const { name, isRequired, values, value, example } = parameter;
  const label = createElement('span', {}, [createElement('code', {}, [name]), isRequired ? ' *' : '']);
  const inputField = isRequired || values.length === 0 ? parameter : { ...parameter, values: ['', ...values] };
  return createInputField(inputField, value, label, example);
}

function createBodyFields({ bodies, words }: CallData): FormFields<FormBodyValues | undefined> {
  if (bodies.length === 0) return { fields: [], read: () => undefined };
  const types = bodies.map(({ type }) => type);
  const select = createSelect(types, types[0] ?? '');
  const inputs = createElement('div', { class: 'djn-try-group' });
  let read: () => FormBodyValues | undefined = () => undefined;
  const renderInputs = (): void => {
    const body = bodies[select.selectedIndex];
    if (body === undefined) return;
    const bodyInputs = createBodyInputs(body, words);
    read = bodyInputs.read;
    inputs.replaceChildren(...bodyInputs.fields);
  };
  select.addEventListener('change', renderInputs);
  renderInputs();
  return {
    fields: [...(bodies.length > 1 ? [createLabeledField(words.type, select)] : []), inputs],
    read: () => read(),
  };
}

function createBodyInputs(body: FormBody, words: FormMessages): FormFields<FormBodyValues> {
  const fileInput = createElement('input', { type: 'file', class: 'djn-try-input' });
  if (body.kind === 'file') {
    return {
      fields: [createLabeledField(words.file, fileInput)],
      read: () => ({ body, text: '', fields: [], file: fileInput.files?.[0] }),
    };
  }
  if (body.kind === 'text') {
    const rows = String(Math.min(16, Math.max(4, body.text.split('\n').length)));
    const textarea = createElement('textarea', { class: 'djn-try-input', rows, spellcheck: 'false' });
    textarea.value = body.text;
    return {
      fields: [createLabeledField(body.type, textarea)],
      read: () => ({ body, text: textarea.value, fields: [], file: undefined }),
    };
  }
  const inputs = body.fields.map(({ name, value = '', fileName }) => {
    const type = fileName === undefined ? 'text' : 'file';
    const input = createElement('input', { class: 'djn-try-input', type, autocomplete: 'off' });
    if (fileName === undefined) input.value = value;
    return {
      field: createLabeledField(createElement('code', {}, [name]), input),
      read: () => (fileName === undefined ? input.value : (input.files?.[0] ?? '')),
    };
  });
  return {
    fields: inputs.map(({ field }) => field),
    read: () => ({ body, text: '', fields: inputs.map(({ read }) => read()), file: undefined }),
  };
}
