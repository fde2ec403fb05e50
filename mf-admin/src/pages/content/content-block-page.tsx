import { ErrorState } from 'design-system/error-state/error-state'
import { useParams } from 'react-router-dom'
import { parseBlockKind } from 'shared-contracts/content/admin/content-blocks'
import type { ContentBlock } from 'shared-contracts/content/admin/content-blocks-schema'
import { Loaded } from '../../components/screen-states/loaded'
import { blockName, findPagePath } from '../../data/content/block-labels'
import { useMfAdminGetContentBlockQuery } from '../../data/content/content-blocks-api'
import { adminPaths } from '../../data/places/admin-paths'
import { BlockEditor } from '../../features/content/blocks/editor/block-editor'
import { InForceThen } from '../../features/content/blocks/history/in-force-then'
import { Versions } from '../../features/content/blocks/history/versions'
import { AdminScreen } from '../screen/admin-screen'

/** A block's current, scheduled and earlier texts. */
function ContentBlockPage() {
  const { block = '' } = useParams()
  return (
    <AdminScreen
      title={parseBlockKind(block) ? blockName(block) : 'Content'}
      right="edit-content"
      back={{ to: adminPaths.contentBlocks, label: 'content' }}
    >
      <OneBlock block={block} />
    </AdminScreen>
  )
}

function OneBlock({ block }: { block: string }) {
  const query = useMfAdminGetContentBlockQuery(block)
  const kind = parseBlockKind(block)
  if (!kind) return <ErrorState title="Page not found">Choose one from the list.</ErrorState>
  return (
    <Loaded query={query} what="the content">
      {(found) => (
        <>
          <BlockEditor
            // A new instance for each version, so that it never shows outdated values.
            key={`${block} ${found.version}`}
            block={found}
            kind={kind}
            page={findPagePath(block, findPostTitle(found))}
            onReload={query.refetch}
          />
          <Versions block={found} onReload={query.refetch} />
          {kind === 'page' && <InForceThen block={block} />}
        </>
      )}
    </Loaded>
  )
}

/** Returns the current title of a post in the shop. */
function findPostTitle({ versions, specified }: ContentBlock): string | undefined {
  const inForce = versions.find(({ isInForce }) => isInForce)
  const content = inForce?.content
  return content?.kind === 'post' ? content.title : specified?.title
}

export { ContentBlockPage as Component }
