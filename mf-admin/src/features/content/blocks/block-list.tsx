import { Badge } from 'design-system/badge/badge'
import { Link } from 'react-router-dom'
import { blockKinds } from 'shared-contracts/content/admin/content-blocks'
import type { ContentBlockSummary } from 'shared-contracts/content/admin/content-blocks-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { blockName, kindLabels } from '../../../data/content/block-labels'
import { adminPaths } from '../../../data/places/admin-paths'
import { whenText } from '../../../data/when'
import styles from './blocks.module.css'

export function BlockList({ blocks }: { blocks: readonly ContentBlockSummary[] }) {
  return blockKinds.map((kind) => (
    <section key={kind} aria-labelledby={kind} className={styles.group}>
      <h2 id={kind} className="h3">
        {kindLabels[kind]}
      </h2>
      <CardList label={kindLabels[kind]}>
        {blocks
          .filter((block) => block.kind === kind)
          .map((block) => (
            <Card key={block.block}>
              <Link to={adminPaths.contentBlock(block.block)} className={styles.name}>
                {blockName(block.block, block.title)}
              </Link>
              <p className={styles.by}>
                {block.hasDraft && <Badge>draft</Badge>}
                <span>{` ${describeState(block)}`}</span>
              </p>
            </Card>
          ))}
      </CardList>
    </section>
  ))
}

function describeState({ kind, isOwn, until, next }: ContentBlockSummary): string {
  const isExample = kind === 'testimonials' || kind === 'timeline'
  const example = isExample ? 'Example, hidden in the public shop' : 'Original text'
  const usual = kind === 'announcement' ? 'No announcement' : example
  return [
    isOwn ? 'Your text' : usual,
    ...(until ? [`until ${whenText(until)}`] : []),
    ...(next ? [`new text from ${whenText(next)}`] : []),
  ].join(', ')
}
