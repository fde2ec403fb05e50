import { Fragment } from 'react'

/**
 * A sentence with a name that page translation must not change, such as the brand or an order's number. All parts are
 * elements, because a translator replaces text nodes.
 * @param name as it occurs in the sentence, once or more often
 */
export function KeepName({ name, children }: { name: string; children: string }) {
  return (
    <span>
      {children.split(name).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have nothing but their place
        <Fragment key={index}>
          {index > 0 && <span translate="no">{name}</span>}
          {part && <span>{part}</span>}
        </Fragment>
      ))}
    </span>
  )
}
