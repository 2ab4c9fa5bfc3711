/** The page itself draws it, before any script has come. */
export function keepSplash(): void {
  // It stays until it is taken away.
}

export function hideSplash(): void {
  document.getElementById('first-screen')?.remove();
}
