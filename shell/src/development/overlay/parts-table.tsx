import type { MeasuredPart } from './measured-part'
import { shownSize } from './shown-size'

/** What is known of each team's part, the shell once. */
export function PartsTable({ parts }: { parts: readonly MeasuredPart[] }) {
  const teams = [...new Map(parts.map((part) => [part.name, part])).values()]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Version</th>
          <th scope="col">Loaded in</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ name, version, loadMs, bytes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{`${loadMs} ms`}</td>
            <td>{shownSize(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
