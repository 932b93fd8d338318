<?php
/**
 * Parts of a site for the tests of Vetrina's plugin: a strict policy (`?policy=strict`), a part of the page with
 * simulated services (`?demo=logged-in`), and a language (`?locale=en_US`).
 */

function vetrina_test_parameter( $name ) {
	return isset( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
}

add_filter(
	'locale',
	function ( $locale ) {
		return is_admin() || '' === vetrina_test_parameter( 'locale' ) ? $locale : vetrina_test_parameter( 'locale' );
	}
);

add_filter(
	'the_content',
	function ( $content ) {
		$demo = vetrina_test_parameter( 'demo' );
		return '' === $demo ? $content : '<div data-demo="' . esc_attr( $demo ) . '">' . $content . '</div>';
	},
	99
);

if ( 'strict' === vetrina_test_parameter( 'policy' ) ) {
	$vetrina_test_nonce = bin2hex( random_bytes( 16 ) );
	add_action(
		'send_headers',
		function () use ( $vetrina_test_nonce ) {
			header(
				"Content-Security-Policy: default-src 'none'; script-src 'nonce-$vetrina_test_nonce' 'strict-dynamic'; " .
				"style-src 'self' 'nonce-$vetrina_test_nonce'; img-src 'self' data:; font-src 'self'; " .
				"connect-src 'self'; base-uri 'none'; object-src 'none'; " .
				"require-trusted-types-for 'script'; trusted-types vetrina"
			);
		}
	);
	// WordPress's own script for emoji violates such a policy.
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	// Like plugins for such policies.
	$vetrina_test_add = function ( $attributes ) use ( $vetrina_test_nonce ) {
		return array( 'nonce' => $vetrina_test_nonce ) + $attributes;
	};
	add_filter( 'wp_script_attributes', $vetrina_test_add );
	add_filter( 'wp_inline_script_attributes', $vetrina_test_add );
}

/** Contents of a file of this site, by its URL. */
function vetrina_test_file( $address ) {
	return file_get_contents( ABSPATH . ltrim( wp_parse_url( html_entity_decode( $address ), PHP_URL_PATH ), '/' ) );
}

/**
 * Acts like plugins that optimise scripts, regardless of a script's attributes: joins all scripts of this site in a
 * file of the cache (`?scripts=joined`), writes them into the page (`inline`), or runs their text later (`delayed`).
 */
function vetrina_test_optimise( $markup, $how ) {
	$joined  = '';
	$pattern = '#<script\b(?![^>]*\btype=["\'](?!text/javascript))[^>]*\bsrc=["\'](' . preg_quote( home_url(), '#' ) . '[^"\']+)["\'][^>]*></script>#';
	$markup  = preg_replace_callback(
		$pattern,
		function ( $found ) use ( &$joined ) {
			$joined .= vetrina_test_file( $found[1] ) . "\n;";
			return '';
		},
		$markup
	);
	$folder = WP_CONTENT_DIR . '/cache/minify';
	wp_mkdir_p( $folder );
	$name = md5( $joined ) . '.js';
	file_put_contents( "$folder/$name", $joined );
	$address = content_url( "cache/minify/$name" );
	$tags    = array(
		'joined'  => "<script defer src=\"$address\"></script>",
		'inline'  => '<script>' . str_replace( '</script', '<\/script', $joined ) . '</script>',
		'delayed' => "<script>addEventListener('load', async () => (0, eval)(await (await fetch('$address')).text()));</script>",
	);
	return str_replace( '</body>', $tags[ $how ] . '</body>', $markup );
}

if ( '' !== vetrina_test_parameter( 'scripts' ) ) {
	add_action(
		'template_redirect',
		function () {
			ob_start(
				function ( $markup ) {
					return vetrina_test_optimise( $markup, vetrina_test_parameter( 'scripts' ) );
				}
			);
		}
	);
}

// Like Jetpack Boost and Page Optimize, which print their own tag, so that no filter of the script's tag runs.
if ( '' !== vetrina_test_parameter( 'concatenated' ) ) {
	add_filter(
		'print_scripts_array',
		function ( $handles ) {
			if ( ! in_array( 'vetrina', $handles, true ) ) {
				return $handles;
			}
			$source = wp_scripts()->registered['vetrina']->src;
			wp_mkdir_p( WP_CONTENT_DIR . '/cache' );
			file_put_contents( WP_CONTENT_DIR . '/cache/static.js', vetrina_test_file( $source ) );
			echo '<script src="' . esc_url( content_url( 'cache/static.js' ) ) . '"></script>';
			wp_scripts()->done[] = 'vetrina';
			return array_diff( $handles, array( 'vetrina' ) );
		}
	);
}

// WordPress from 6.5 on prints an import map if a script module of the page needs one.
if ( '' !== vetrina_test_parameter( 'modules' ) && ! function_exists( 'wp_script_modules' ) ) {
	class Vetrina_Test_Script_Modules {
		public function print_import_map() {
			if ( 'used' === vetrina_test_parameter( 'modules' ) ) {
				echo '<script type="importmap" id="wp-importmap">{"imports":{"@site/menu":"/menu.js"}}</script>';
			}
		}
	}
	function wp_script_modules() {
		static $modules = null;
		$modules = null === $modules ? new Vetrina_Test_Script_Modules() : $modules;
		return $modules;
	}
	add_action(
		'after_setup_theme',
		function () {
			add_action( wp_is_block_theme() ? 'wp_head' : 'wp_footer', array( wp_script_modules(), 'print_import_map' ) );
		}
	);
}
