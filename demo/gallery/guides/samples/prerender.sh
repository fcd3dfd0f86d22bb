npx wb-elements prerender site/*.html --out public --csp
