/** A violation of the registry's rules. Each sentence says what to do. */
export class Refusal extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'Refusal'
  }
}

export function refuse(...sentences: string[]): never {
  throw new Refusal(sentences)
}
