# Every target is a script in scripts/; `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help run test check dev generate sqlx search-quality screening-quality bench shots lighthouse dist clean-data

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

run: ## Install what is missing, build, start with demo data on http://127.0.0.1:8080
	@scripts/run.sh

test: ## Everything: format, lint, types, unit, HTTP on a real PostgreSQL, contract, fuzzing, browser
	@scripts/verify.sh test

check: ## The fast checks, before each commit
	@scripts/verify.sh check

dev: ## Vite with hot reload on http://127.0.0.1:5173 and the server; Ctrl-C stops both
	@scripts/dev.sh

generate: ## Regenerate openapi.json and the web's types after changing the API
	@scripts/setup.sh check
	@scripts/generate.sh

sqlx: ## Regenerate .sqlx after changing a query or a migration
	@scripts/setup.sh check
	@scripts/sqlx-prepare

search-quality: ## Run all agreed search queries on demo data and print the results by kind
	@scripts/setup.sh check
	@scripts/search-quality.sh

screening-quality: ## Read all labelled texts with the screening rules and print the results by kind
	@scripts/setup.sh check
	@scripts/screening-quality.sh

bench: ## Measure speed and print a table
	@scripts/setup.sh run
	@bench/run

shots: ## Take screenshots of every page into shots/
	@scripts/look.sh shots

lighthouse: ## Run Lighthouse on the landing pages in three languages and check their size
	@scripts/look.sh lighthouse

dist: ## Build the binary to ship
	@scripts/dist.sh

clean-data: ## Remove the local database and uploaded files
	@scripts/clean-data.sh
