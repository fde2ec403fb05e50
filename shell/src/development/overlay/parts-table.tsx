import type { MeasuredPart } from './measured-part'

const kilobytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

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
            <td>{loadMs} ms</td>
            <td>{kilobytes.format(bytes / 1000)} kB</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
