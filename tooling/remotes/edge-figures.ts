/** What an edge has counted of a version. */
export interface Figure {
  /** Such as 'edge_remote_errors_total', with what else it is told apart by. */
  metric: string
  remote: string
  version: string
  value: number
}

const SAMPLE = /^(\w+)\{([^}]*)\} (\S+)$/
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g

/**
 * Everything at an edge's `/metrics` that is counted by remote and version.
 * @returns undefined when no edge answers there
 */
export async function edgeFigures(edge: string): Promise<Figure[] | undefined> {
  const answer = await fetch(`${edge}/metrics`).catch(() => undefined)
  if (!answer?.ok) return undefined
  return readFigures(await answer.text())
}

/** @param text in the exposition format of Prometheus */
export function readFigures(text: string): Figure[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? []
    const { remote, version, ...others } = Object.fromEntries(
      [...labels.matchAll(LABEL)].map(([, label, content]) => [label, content]),
    )
    if (!remote || !version || name.endsWith('_bucket')) return []
    const rest = Object.values(others).join(' ')
    return [{ metric: rest ? `${name} ${rest}` : name, remote, version, value: Number(value) }]
  })
}
