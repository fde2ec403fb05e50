/** A step split at its first colon-and-space; a step without one has no head. */
export function methodStep(instruction: string): { title?: string; text: string } {
  const at = instruction.indexOf(': ')
  return at < 0 ? { text: instruction } : { title: instruction.slice(0, at), text: instruction.slice(at + 2) }
}
