import { Badge } from 'design-system/badge/badge'
import { Link } from 'react-router-dom'
import { blockKinds } from 'shared-contracts/content/admin/word-blocks'
import type { WordBlockSummary } from 'shared-contracts/content/admin/words-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { blockName, kindWords } from '../../../data/content/block-words'
import { adminPaths } from '../../../data/places/admin-paths'
import { whenText } from '../../../data/when'
import styles from './words.module.css'

/** All places of the shop whose words may be changed, by what they are. */
export function WordsList({ blocks }: { blocks: readonly WordBlockSummary[] }) {
  return blockKinds.map((kind) => (
    <section key={kind} aria-labelledby={kind} className={styles.group}>
      <h2 id={kind} className="h3">
        {kindWords[kind]}
      </h2>
      <CardList label={kindWords[kind]}>
        {blocks
          .filter((block) => block.kind === kind)
          .map((block) => (
            <Card key={block.block}>
              <Link to={adminPaths.wordBlock(block.block)} className={styles.name}>
                {blockName(block.block, block.title)}
              </Link>
              <p className={styles.by}>
                {block.hasDraft && <Badge>draft</Badge>}
                <span>{` ${stateOf(block)}`}</span>
              </p>
            </Card>
          ))}
      </CardList>
    </section>
  ))
}

function stateOf({ kind, isOwn, until, next }: WordBlockSummary): string {
  const isExample = kind === 'testimonials' || kind === 'timeline'
  const example = isExample ? 'An example, which a public shop does not show' : 'As the shop came with it'
  const usual = kind === 'announcement' ? 'Nothing is said' : example
  return [
    isOwn ? 'Your words' : usual,
    ...(until ? [`until ${whenText(until)}`] : []),
    ...(next ? [`other words from ${whenText(next)}`] : []),
  ].join(', ')
}
