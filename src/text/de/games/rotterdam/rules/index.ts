import type { rules as english } from '../../../../en/games/rotterdam/rules';
import type { Shape } from '../../../../shape';

export const rules: Shape<typeof english> = { chapters: {}, paragraphs: {} };
