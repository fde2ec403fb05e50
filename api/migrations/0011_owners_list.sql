CREATE INDEX "ledger_held" ON "ledger" USING btree ("id") WHERE held is not null;--> statement-breakpoint
CREATE INDEX "ledger_disputes" ON "ledger" USING btree ("id") WHERE kind = 'dispute';--> statement-breakpoint
CREATE INDEX "order_events_unread" ON "order_events" USING btree ("id") WHERE kind = 'unread';