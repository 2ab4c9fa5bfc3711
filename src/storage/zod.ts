import { z } from 'zod';

// Without this zod compiles its checks with `new Function`, which a strict content security policy forbids. It has to be
// said before the first schema is made, so every schema of the app takes zod from here.
z.config({ jitless: true });

export { z };
