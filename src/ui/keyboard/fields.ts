/** Whatever is typed into: its keys are its own. */
export const FIELDS = 'input, textarea, select, [contenteditable="true"]';
