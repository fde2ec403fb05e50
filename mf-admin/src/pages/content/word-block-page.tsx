import { ErrorState } from 'design-system/error-state/error-state'
import { useParams } from 'react-router-dom'
import { kindOf } from 'shared-contracts/content/admin/word-blocks'
import type { WordBlock } from 'shared-contracts/content/admin/words-schema'
import { Loaded } from '../../components/screen-states/loaded'
import { blockName, pageOf } from '../../data/content/block-words'
import { useMfAdminGetWordBlockQuery } from '../../data/content/words-api'
import { adminPaths } from '../../data/places/admin-paths'
import { WordsEditor } from '../../features/content/words/editor/words-editor'
import { InForceThen } from '../../features/content/words/kept/in-force-then'
import { Versions } from '../../features/content/words/kept/versions'
import { AdminScreen } from '../screen/admin-screen'

/** The words of one place: what stands there, what is to come, and what stood there. */
function WordBlockPage() {
  const { block = '' } = useParams()
  return (
    <AdminScreen
      title={kindOf(block) ? blockName(block) : 'Words'}
      right="change-words"
      back={{ to: adminPaths.words, label: 'the words' }}
    >
      <OneBlock block={block} />
    </AdminScreen>
  )
}

function OneBlock({ block }: { block: string }) {
  const query = useMfAdminGetWordBlockQuery(block)
  const kind = kindOf(block)
  if (!kind) return <ErrorState title="There is no such place for words">Look at the list.</ErrorState>
  return (
    <Loaded query={query} what="the words">
      {(found) => (
        <>
          <WordsEditor
            // Opened anew for each version, so that it never holds what is outdated.
            key={`${block} ${found.version}`}
            block={found}
            kind={kind}
            page={pageOf(block, titleOf(found))}
            onReload={query.refetch}
          />
          <Versions block={found} onReload={query.refetch} />
          {kind === 'page' && <InForceThen block={block} />}
        </>
      )}
    </Loaded>
  )
}

/** The title under which the shop shows a post just now. */
function titleOf({ versions, specified }: WordBlock): string | undefined {
  const inForce = versions.find(({ isInForce }) => isInForce)
  const content = inForce?.content
  return content?.kind === 'post' ? content.title : specified?.title
}

export { WordBlockPage as Component }
