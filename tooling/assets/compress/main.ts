import { compressFolder } from './compress-folder'

/* Part of the shell's build. */
const folder = process.argv[2]
if (!folder) throw new Error('Usage: tsx ../tooling/assets/compress/main.ts <folder>')
await compressFolder(folder)
