import { Fragment } from 'react'

/** Keeps a name from page translation. All parts are elements, because translators replace text nodes. */
export function KeepName({ name, children }: { name: string; children: string }) {
  return (
    <span>
      {children.split(name).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence are identified only by their position
        <Fragment key={index}>
          {index > 0 && <span translate="no">{name}</span>}
          {part && <span>{part}</span>}
        </Fragment>
      ))}
    </span>
  )
}
