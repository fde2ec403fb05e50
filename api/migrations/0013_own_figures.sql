CREATE TABLE "daily_sums" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"class" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_sums_day_kind_name_class_pk" PRIMARY KEY("day","kind","name","class")
);
