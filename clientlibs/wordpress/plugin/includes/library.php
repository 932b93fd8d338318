<?php
// The script of the library, its configuration and the reserved space, only on pages that have an element.

defined( 'ABSPATH' ) || exit;

const VETRINA_SCRIPT = 'vetrina';

/** Whether this WordPress supports loading strategies of scripts and version 3 of the block API. */
function vetrina_is_current_wordpress() {
	return version_compare( get_bloginfo( 'version' ), '6.3', '>=' );
}

add_action(
	'init',
	function () {
		$arguments = vetrina_is_current_wordpress() ? array( 'strategy' => 'async', 'in_footer' => false ) : false;
		wp_register_script( VETRINA_SCRIPT, plugins_url( 'library/vetrina.js', VETRINA_FILE ), array(), VETRINA_VERSION, $arguments );
		wp_register_style( VETRINA_SCRIPT, plugins_url( 'library/vetrina.css', VETRINA_FILE ), array(), VETRINA_VERSION );
	},
	5
);

/** Enqueues the script. If this happens after the head, WordPress prints it at the end of the page. */
function vetrina_enqueue() {
	wp_enqueue_script( VETRINA_SCRIPT );
	$settings = vetrina_settings();
	if ( $settings['boxes_file'] ) {
		wp_enqueue_style( VETRINA_SCRIPT );
	}
	// The name becomes part of a path, so only a name that the plugin knows is used.
	if ( in_array( $settings['theme'], vetrina_data( 'themes' ), true ) ) {
		wp_enqueue_style( 'vetrina-theme', plugins_url( "library/themes/{$settings['theme']}.css", VETRINA_FILE ), array(), VETRINA_VERSION );
	}
}

/** Whether a text contains a block, a shortcode or an element of Vetrina. */
function vetrina_is_used_in( $text ) {
	return 1 === preg_match( '/<!-- wp:vetrina\/|\[vetrina_|<vetrina-/', $text );
}

// Classic themes print their head before they render the content.
add_action(
	'wp_enqueue_scripts',
	function () {
		global $wp_query;
		foreach ( isset( $wp_query->posts ) ? $wp_query->posts : array() as $post ) {
			if ( $post instanceof WP_Post && vetrina_is_used_in( $post->post_content ) ) {
				vetrina_enqueue();
				return;
			}
		}
	}
);

/** Enqueues the script for elements that are written as HTML, in content, templates and sidebars. */
function vetrina_enqueue_for( $markup ) {
	if ( is_string( $markup ) && false !== strpos( $markup, '<vetrina-' ) ) {
		vetrina_enqueue();
	}
	return $markup;
}
foreach ( array( 'the_content', 'render_block', 'widget_text', 'widget_custom_html_content' ) as $vetrina_filter ) {
	add_filter( $vetrina_filter, 'vetrina_enqueue_for', 99 );
}
unset( $vetrina_filter );

/** The nonce of this page, if a plugin or a theme sets one for its scripts. */
function vetrina_nonce() {
	$attributes = apply_filters( 'wp_script_attributes', array( 'id' => 'vetrina-js' ) );
	$nonce      = is_array( $attributes ) && isset( $attributes['nonce'] ) ? (string) $attributes['nonce'] : '';
	/** Filter for sites whose policy comes from elsewhere: it sets the nonce. */
	return (string) apply_filters( 'vetrina_nonce', $nonce );
}

/**
 * The configuration of this page: the stored keys and, unless they contain it, the language of the page. In
 * the editor, edit mode is on.
 */
function vetrina_configuration() {
	$settings = vetrina_settings();
	// Groups are decoded as objects: an empty one must not become a list.
	$stored   = json_decode( $settings['configuration'] );
	$language = substr( get_locale(), 0, 2 );
	$page     = ( is_object( $stored ) ? (array) $stored : array() ) + ( in_array( $language, array( 'it', 'en' ), true ) ? array( 'language' => $language ) : array() );
	if ( is_admin() ) {
		$page = array( 'editMode' => true, 'language' => vetrina_current_language() ) + $page;
	}
	/** Filter for values of a single page, such as `session.required`. */
	return apply_filters( 'vetrina_configuration', $page );
}

/** The configuration as a data block. No text in it can end the block. */
function vetrina_configuration_block() {
	$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES;
	$json  = wp_json_encode( (object) vetrina_configuration(), $flags );
	return '<script type="application/json" id="vetrina-config">' . ( false === $json ? '{}' : $json ) . "</script>\n";
}

/** The style of the reserved space, as a style element. */
function vetrina_boxes( $nonce ) {
	$settings = vetrina_settings();
	if ( $settings['boxes_file'] ) {
		return '';
	}
	$attribute = '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"';
	return "<style id=\"vetrina-boxes\"$attribute>" . vetrina_data( 'boxes' ) . "</style>\n";
}

/**
 * URL of the chunks' folder, because a plugin that joins scripts moves the loader to another folder. On the
 * site's own host it is a path, so that it has the origin of the page. An iframe of the editor has no origin
 * and needs the full URL.
 */
function vetrina_base() {
	$url = plugins_url( 'library/vetrina/resources/', VETRINA_FILE );
	$host    = '#^(https?:)?//([^/]+).*$#i';
	$is_here = preg_replace( $host, '$2', $url ) === preg_replace( $host, '$2', home_url() );
	return $is_here && ! is_admin() ? wp_make_link_relative( $url ) : $url;
}

/**
 * Whether WordPress would print an import map at the end of the page, so that the head cannot know whether
 * there will be one.
 */
function vetrina_prints_late_import_map() {
	return function_exists( 'wp_script_modules' ) && ! wp_is_block_theme();
}

/** Whether WordPress prints an import map on this page, or may still do so. Some browsers accept only one per page. */
function vetrina_has_other_import_map() {
	if ( ! function_exists( 'wp_script_modules' ) ) {
		return false;
	}
	if ( vetrina_prints_late_import_map() ) {
		return true;
	}
	ob_start();
	wp_script_modules()->print_import_map();
	return '' !== trim( ob_get_clean() );
}

/**
 * The import map with the digests of the chunks, which the browser then checks. Empty unless the settings
 * request it.
 */
function vetrina_import_map( $nonce ) {
	$settings = vetrina_settings();
	if ( ! $settings['import_map'] || is_admin() || vetrina_has_other_import_map() ) {
		return '';
	}
	$script    = vetrina_data( 'script' );
	$integrity = array();
	foreach ( $script['digests'] as $file => $digest ) {
		$integrity[ vetrina_base() . $file ] = $digest;
	}
	$attribute = '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"';
	$json      = wp_json_encode( array( 'integrity' => $integrity ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	return "<script type=\"importmap\" id=\"vetrina-importmap\"$attribute>$json</script>\n";
}

/**
 * The markup before the script, printed once per page. In the administration, each iframe of the editor is a page.
 */
function vetrina_page_data() {
	static $is_printed = false;
	if ( $is_printed && ! is_admin() ) {
		return '';
	}
	$is_printed = true;
	$nonce      = vetrina_nonce();
	$base       = '<meta name="vetrina-base" content="' . esc_attr( vetrina_base() ) . "\">\n";
	return $base . vetrina_import_map( $nonce ) . vetrina_configuration_block() . vetrina_boxes( $nonce );
}

/**
 * Prints the markup separately from the script tag, because a plugin that joins scripts prints its own tag.
 */
function vetrina_print_page_data() {
	if ( wp_script_is( VETRINA_SCRIPT ) ) {
		echo vetrina_page_data();
	}
}
// Runs before WordPress prints the scripts of the head, and before those of the footer.
add_action( 'wp_head', 'vetrina_print_page_data', 8 );
add_action( 'wp_footer', 'vetrina_print_page_data', 19 );

// Replaces the tag: WordPress before 6.3 has no loading strategies, and before 6.4 no nonce attributes.
add_filter(
	'script_loader_tag',
	function ( $tag, $handle, $source ) {
		if ( VETRINA_SCRIPT !== $handle ) {
			return $tag;
		}
		$nonce  = vetrina_nonce();
		$script = vetrina_data( 'script' );
		$own    = array( 'src' => $source, 'id' => 'vetrina-js', 'async' => true ) + $script['optOuts'];
		return vetrina_page_data() . wp_get_script_tag( '' === $nonce ? $own : $own + array( 'nonce' => $nonce ) );
	},
	10,
	3
);
