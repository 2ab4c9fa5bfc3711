import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is no smaller for being packed again. */
const PACKED = /\.(png|jpe?g|webp|woff2|br|gz)$/;
/** Packing that spares less than this share is not worth a file. */
const WORTH_IT = 0.05;

const PACKERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Lays `.br` and `.gz` beside every file of a folder that travels better packed, so that any host can send them. */
export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(pack));
}

async function pack(file) {
  const bytes = await readFile(file);
  await Promise.all(
    Object.entries(PACKERS).map(async ([ending, packer]) => {
      const packed = await packer(bytes);
      if (packed.length < bytes.length * (1 - WORTH_IT)) await writeFile(`${file}.${ending}`, packed);
    }),
  );
}
