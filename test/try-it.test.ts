import { expect, onTestFinished, test, vi } from 'vitest';
import type { CallForm, FormParameter } from '../src/endpoints/page.ts';
import { buildRequest, FormError } from '../src/render/client/try-it/request.ts';
import { sendRequest } from '../src/render/client/try-it/send-request.ts';

const filter: FormParameter = {
  name: 'filter',
  location: 'query',
  isRequired: false,
  value: '',
  values: [],
  example: '',
  valueKind: 'object',
  style: { style: 'deepObject', explode: true, separator: ',' },
};
const form: CallForm = { method: 'GET', path: '/a', security: [], parameters: [filter], bodies: [] };

function requestWith(value: string) {
  const values = { server: 'https://api.test', schemes: [], getSecret: () => '', getValue: () => value };
  return buildRequest(form, { ...values, body: undefined }, 'https://docs.test');
}

test('a parameter that is an object takes only a JSON object', () => {
  expect(requestWith('{ "a": 1 }').url).toBe('https://api.test/a?filter%5Ba%5D=1');
  for (const value of ['[1]', '1', 'null', '{']) expect(() => requestWith(value)).toThrow(FormError);
});

test('only a failed request is shown as blocked', async () => {
  vi.stubGlobal('fetch', async () => new Response('text'));
  const element = { setAttribute: vi.fn(), append: vi.fn() };
  const createElement = vi.fn(() => element);
  createElement.mockImplementationOnce(() => {
    throw new Error('a fault of the page');
  });
  vi.stubGlobal('document', { createElement });
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(sendRequest(requestWith(''), {} as never)).rejects.toThrow('a fault of the page');
});
