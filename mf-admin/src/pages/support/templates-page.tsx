import { Card, CardList } from '../../components/cards/card-list'
import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useMfAdminGetAnswerTemplatesQuery } from '../../data/support/inbox-api'
import { TemplateForm } from '../../features/support/template-form'
import { AdminScreen } from '../screen/admin-screen'

function TemplatesPage() {
  return (
    <AdminScreen
      title="Reply templates"
      right="answer-people"
      back={{ to: adminPaths.inbox, label: 'inbox' }}
    >
      <Templates />
    </AdminScreen>
  )
}

function Templates() {
  const query = useMfAdminGetAnswerTemplatesQuery()
  return (
    <Loaded query={query} what="the templates">
      {({ templates }) => (
        <>
          {templates.length === 0 && <p>No templates yet.</p>}
          <CardList label="Reply templates">
            {templates.map((template) => (
              <Card key={template.name}>
                <TemplateForm template={template} />
              </Card>
            ))}
            <Card>
              <TemplateForm />
            </Card>
          </CardList>
        </>
      )}
    </Loaded>
  )
}

export { TemplatesPage as Component }
