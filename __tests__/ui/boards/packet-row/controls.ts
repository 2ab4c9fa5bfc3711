import { screen } from '@testing-library/react-native';
import { Platform } from 'react-native';

type Role = 'button' | 'checkbox' | 'heading' | 'img' | 'radio';
type Found = ReturnType<typeof screen.getAllByRole>;

const SELECTORS: Readonly<Record<Role, string>> = {
  button: '[role=button]',
  checkbox: '[role=checkbox]',
  heading: 'h1, h2, h3',
  img: '[role=img]',
  radio: '[role=radio]',
};

const fits = (said: string | null, name: string | RegExp) =>
  typeof name === 'string' ? said === name : said !== null && name.test(said);

/**
 * Everything of this role and name. A whole table is some thousand nodes: jsdom works names and visibility out for each
 * of them, which takes seconds; since every control here carries its name, reading it is enough.
 */
export function all(role: Role, name: string | RegExp = /./): Found {
  if (Platform.OS !== 'web') return screen.queryAllByRole(role, { name });
  const named = [...document.querySelectorAll(SELECTORS[role])].filter((element) =>
    fits(element.getAttribute('aria-label') ?? element.textContent, name),
  );
  return named as unknown as Found;
}

export function query(role: Role, name: string | RegExp): Found[number] | null {
  return all(role, name)[0] ?? null;
}

export function get(role: Role, name: string | RegExp): Found[number] {
  const found = all(role, name);
  const [only] = found;
  if (only === undefined || found.length > 1) {
    throw new Error(`${found.length} elements with the role ${role} are called ${String(name)}`);
  }
  return only;
}
