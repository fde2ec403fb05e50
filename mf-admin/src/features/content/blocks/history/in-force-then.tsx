import { Field } from 'design-system/field/field'
import { useState } from 'react'
import { Loaded } from '../../../../components/screen-states/loaded'
import { useMfAdminGetBlockThenQuery } from '../../../../data/content/content-blocks-api'
import { parseMoment } from '../../../../data/content/typed-text'
import { whenText } from '../../../../data/when'
import styles from '../blocks.module.css'

/** Finds the text that was live at a given time, such as when an order was placed. */
export function InForceThen({ block }: { block: string }) {
  const [typed, setTyped] = useState('')
  const at = parseMoment(typed)
  return (
    <section aria-labelledby="then" className={styles.editor}>
      <h2 id="then" className="h3">
        Earlier versions
      </h2>
      <Field
        label="On"
        type="datetime-local"
        hint="For example, when an order was placed. Indian time (IST)."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {at && <Then block={block} at={at} />}
    </section>
  )
}

function Then(asked: { block: string; at: string }) {
  const query = useMfAdminGetBlockThenQuery(asked)
  return (
    <Loaded query={query} what="the text">
      {({ version }) =>
        version?.content?.kind === 'page' ? (
          <>
            <p>{`From ${whenText(version.from)}, by ${version.by}:`}</p>
            <pre className={styles.source}>{version.content.text}</pre>
          </>
        ) : (
          <p>The original text.</p>
        )
      }
    </Loaded>
  )
}
