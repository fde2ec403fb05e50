CREATE TABLE "return_undos" (
	"return" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "parcel_was" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "mail" text;--> statement-breakpoint
ALTER TABLE "return_undos" ADD CONSTRAINT "return_undos_return_returns_id_fk" FOREIGN KEY ("return") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "return_undos_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "return_undos"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_returns"();
