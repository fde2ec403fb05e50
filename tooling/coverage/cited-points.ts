const citation = /specification (\d+\.\d+)(?: (?:to|and) (\d+\.\d+))?/gi

/** The numbers of the points that a source cites, as in 'specification 9.4' or 'specification 3.1 to 3.5'. */
export function citedPoints(source: string): string[] {
  return [...source.matchAll(citation)].flatMap(([, first, last]) =>
    [first, last].filter((number) => number !== undefined),
  )
}
