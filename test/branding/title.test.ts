import { expect, test } from 'vitest';
import { withoutProjectSettings } from '../../src/generators/branding/project-settings.ts';
import { placeholderTitle } from '../../src/generators/branding.ts';

test('the title docs.json gives way to the name of the site, and any other title wins', () => {
  const settings = { title: 'Millrace', tagline: 'Water' };
  expect(withoutProjectSettings(settings, { title: placeholderTitle })).toEqual(settings);
  expect(withoutProjectSettings(settings, { title: 'Mine' })).toEqual({ tagline: 'Water' });
  expect(withoutProjectSettings({ tagline: 'Water' }, { tagline: placeholderTitle })).toEqual({});
});
