/** Some chillu letters of Malayalam can be written in two ways: as one code point, or as a letter with a sign. */
const CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' }

/** A word's letters with their marks. Without the marks, words in Indian scripts would be split. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Splits text into words, folded so that all spellings of a word are equal. */
export function splitWords(text: string): string[] {
  // Joiners change only how a word looks, and apostrophes are often left out.
  return (text.replace(/\u200c|\u200d|['’]/g, '').match(WORD) ?? []).map(fold)
}

function fold(word: string): string {
  const plain = word
    .normalize('NFD')
    // Remove Latin accents, and the dots under Hindi and Bengali letters, which many people leave out.
    .replace(/[\u0300-\u036f\u093c\u09bc]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ൺൻർൽൾൿ]/g, (letter) => CHILLUS[letter] ?? letter)
    .replaceAll('ँ', 'ं')
  return /^[a-z0-9]+$/.test(plain) ? foldTyped(plain) : plain
}

/** Folds Indian words, which have no single Latin spelling: jeera, zeera, jira; dhania, daniya; laung, long. */
function foldTyped(word: string): string {
  return word
    .replace(/([bdgjkpt])h/g, '$1')
    .replaceAll('chh', 'ch')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/au|ou/g, 'o')
    .replaceAll('y', 'i')
    .replaceAll('z', 'j')
    .replaceAll('w', 'v')
    .replaceAll('f', 'p')
    .replace(/(.)\1+/g, '$1')
}
