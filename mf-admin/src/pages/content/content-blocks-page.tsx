import { Loaded } from '../../components/screen-states/loaded'
import { useMfAdminGetContentBlocksQuery } from '../../data/content/content-blocks-api'
import { adminPaths } from '../../data/places/admin-paths'
import { BlockList } from '../../features/content/blocks/block-list'
import { NewPost } from '../../features/content/blocks/new-post'
import { AdminScreen } from '../screen/admin-screen'

function ContentBlocksPage() {
  return (
    <AdminScreen title="Content" right="edit-content" back={{ to: adminPaths.more, label: 'More' }}>
      <Words />
    </AdminScreen>
  )
}

function Words() {
  const query = useMfAdminGetContentBlocksQuery()
  return (
    <Loaded query={query} what="the content">
      {({ blocks }) => (
        <>
          <NewPost taken={blocks.map(({ block }) => block)} />
          <BlockList blocks={blocks} />
        </>
      )}
    </Loaded>
  )
}

export { ContentBlocksPage as Component }
