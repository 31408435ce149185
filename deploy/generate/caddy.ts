import * as rules from "../../server/policy.ts";

const { limits } = rules;
const lines = <T>(items: readonly T[], write: (item: T) => string) => items.map(write).join("\n");

/** A whole Caddyfile. SITE_ADDRESS and SITE_ROOT come from the environment. */
export function caddyfile(names: string, policy: rules.Policy): string {
  const files = Object.keys(rules.types).filter((extension) => extension !== "html");
  // By regular expressions, because Caddy's own path matcher does not tell upper from lower case.
  return `\
{
	servers {
		max_header_size ${limits.headerBytes / 1024}KB
		timeouts {
			read_header ${limits.headerSeconds}s
			read_body ${limits.requestSeconds}s
			write ${limits.stalledSeconds * 2}s
			idle ${limits.idleSeconds}s
		}
	}
}

(policy) {
	header {
${lines(Object.entries(policy), ([name, value]) => `		${name} "${value}"`)}
		Cache-Control "${rules.caching.revalidated}"
	}
	# On its own: a removal makes Caddy put off its whole block until after the handlers.
	header -Server
	@secure expression {scheme} == "https" || {header.X-Forwarded-Proto} == "https"
${lines(Object.entries(rules.transportSecurity), ([name, value]) => `	header @secure ${name} "${value}"`)}
}

(file) {
	map {path} {type} {
${lines(Object.entries(rules.types), ([extension, type]) => `		~\\.${extension}$ "${type}"`)}
	}
	header Content-Type {type}
	# Later than the file server, which adds a Vary of its own to compressed answers.
	header {
		Vary Accept-Encoding
		defer
	}
	file_server {
		precompressed ${rules.encodings.map(({ token }) => token).join(" ")}
		disable_canonical_uris
	}
}

{$SITE_ADDRESS::80} {
	root * {$SITE_ROOT:/srv/syfor}
	route {
		import policy
		@refused not method ${rules.methods.join(" ")}
		header @refused Allow "${rules.methods.join(", ")}"
		respond @refused "Method Not Allowed" 405
		respond ${rules.healthPath} OK 200
		@former path_regexp former ^/(?:index\\.html|(${names})(?:\\.html|/))$
		route @former {
			@withQuery expression {query} != ""
			redir @withQuery /{re.former.1}?{query} 301
			redir * /{re.former.1} 301
		}
		@home path_regexp ^/$
		rewrite @home /index.html
		@page path_regexp page ^/(${names})$
		rewrite @page /{re.page.1}.html
		@served path_regexp ^(?:/(?:index|${names})\\.html|${rules.securityTextPath}|(?:/[^./\\x00][^/\\x00]*)+\\.(?:${files.join("|")}))$
		route @served {
			@hashed path_regexp ^/(?:${rules.hashedFolders.join("|")})/
			header @hashed {
				Cache-Control "${rules.caching.hashed}"
${lines(Object.keys(policy).filter(rules.bindsOnlyDocuments), (name) => `				-${name}`)}
			}
			import file
		}
		error 404
	}
	handle_errors {
		import policy
		@missing expression {err.status_code} == 404
		handle @missing {
			# A 404 is never "not modified" and has no parts.
			request_header -If-*
			request_header -Range
			rewrite * /${rules.notFoundFile}
			import file
		}
		respond "{err.status_text}" {err.status_code}
	}
}`;
}
