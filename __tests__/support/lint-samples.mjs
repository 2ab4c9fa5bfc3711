import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// Reads [{ path, code }] and prints the ids of the rules that each sample breaks. The samples are no files of the
// project, so the rules that need its types are left out.
const { languageOptions, rules } = tseslint.configs.disableTypeChecked;
const eslint = new ESLint({ overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions, rules } });
const samples = JSON.parse(await text(process.stdin));
const broken = [];
for (const { path, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: path });
  broken.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
console.log(JSON.stringify(broken));
